"""The HTTP interface: routes, middleware, rate limits and the browser client.

Only this package knows HTTP statuses.
"""
