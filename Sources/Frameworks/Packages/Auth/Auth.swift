@_exported import Supabase
