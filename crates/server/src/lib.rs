//! Lobby, tables, live news, pages and the HTTP interface.
