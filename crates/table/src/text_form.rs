//! Small values whose text form is their form: in JSON, in schemas, by name.

/// A value whose JSON form is its text form, read by `FromStr` and written by `Display`. A text that names none is
/// refused with itself and the last words, or, where there are none, with what `FromStr` says.
///
/// ```
/// use core::{fmt, str::FromStr};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Row(u8);
/// table::as_text!(Row, "^[1-9]$", "A row of the board.", "is no row; write 1 to 9");
///
/// impl fmt::Display for Row {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { self.0.fmt(f) }
/// }
/// impl FromStr for Row {
///     type Err = ();
///     fn from_str(text: &str) -> Result<Row, ()> {
///         text.parse().ok().filter(|row| (1..=9).contains(row)).map(Row).ok_or(())
///     }
/// }
///
/// assert_eq!(serde_json::from_str::<Row>("\"3\"").unwrap(), Row(3));
/// assert!(serde_json::from_str::<Row>("\"x\"").unwrap_err().to_string().starts_with("“x” is no row"));
/// ```
#[macro_export]
macro_rules! as_text {
    ($type:ident, $pattern:literal, $description:literal, $no:literal) => {
        $crate::as_text!(@ $type, $pattern, $description, |text: &str, _| format!("“{text}” {}", $no));
    };
    ($type:ident, $pattern:literal, $description:literal) => {
        $crate::as_text!(@ $type, $pattern, $description, |_: &str, error| error);
    };
    (@ $type:ident, $pattern:literal, $description:literal, $refuse:expr) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text =
                    <std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                text.trim()
                    .parse()
                    .map_err(|error| <D::Error as ::serde::de::Error>::custom($refuse(&text, error)))
            }
        }

        impl ::schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({
                    "type": "string",
                    "pattern": $pattern,
                    "description": $description
                })
            }
        }
    };
}

/// An enum with `ALL` and `name` that is written and read by its name; a text that names none becomes the error, which
/// lists the names there are.
#[macro_export]
macro_rules! by_name {
    ($type:ident, $unknown:ident, $no:literal) => {
        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.name())
            }
        }

        impl core::str::FromStr for $type {
            type Err = $unknown;

            fn from_str(text: &str) -> Result<$type, $unknown> {
                let found = $type::ALL.into_iter().find(|one| one.name() == text);
                found.ok_or_else(|| $unknown(text.to_owned()))
            }
        }

        impl core::fmt::Display for $unknown {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let known: Vec<&str> = $type::ALL.iter().map(|one| one.name()).collect();
                write!(f, "{} “{}”; there are: {}", $no, self.0, known.join(", "))
            }
        }

        impl core::error::Error for $unknown {}
    };
}
