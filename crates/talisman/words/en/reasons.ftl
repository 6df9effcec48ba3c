# reasons
