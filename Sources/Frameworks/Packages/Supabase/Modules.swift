// The modules that `import Supabase` brings, by whose names programs tell types of it from their own.

/// What the module of users has.
public enum Auth {
    public typealias AnyJSON = Supabase.AnyJSON
    public typealias AuthChangeEvent = Supabase.AuthChangeEvent
    public typealias AuthClient = Supabase.AuthClient
    public typealias AuthError = Supabase.AuthError
    public typealias AuthLocalStorage = Supabase.AuthLocalStorage
    public typealias AuthResponse = Supabase.AuthResponse
    public typealias ErrorCode = Supabase.ErrorCode
    public typealias Factor = Supabase.Factor
    public typealias OpenIDConnectCredentials = Supabase.OpenIDConnectCredentials
    public typealias Provider = Supabase.Provider
    public typealias Session = Supabase.Session
    public typealias SignOutScope = Supabase.SignOutScope
    public typealias User = Supabase.User
    public typealias UserAttributes = Supabase.UserAttributes
    public typealias UserIdentity = Supabase.UserIdentity
}
/// What the module of tables has.
public enum PostgREST {
    public typealias CountOption = Supabase.CountOption
    public typealias PostgrestBuilder = Supabase.PostgrestBuilder
    public typealias PostgrestError = Supabase.PostgrestError
    public typealias PostgrestFilterBuilder = Supabase.PostgrestFilterBuilder
    public typealias PostgrestQueryBuilder = Supabase.PostgrestQueryBuilder
    public typealias PostgrestResponse = Supabase.PostgrestResponse
    public typealias PostgrestTransformBuilder = Supabase.PostgrestTransformBuilder
}
/// What the module of functions has.
public enum Functions {
    public typealias FunctionInvokeOptions = Supabase.FunctionInvokeOptions
    public typealias FunctionRegion = Supabase.FunctionRegion
    public typealias FunctionsClient = Supabase.FunctionsClient
    public typealias FunctionsError = Supabase.FunctionsError
}
