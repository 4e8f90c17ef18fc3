-- Who may read what is remembered until it changes: what accounts hold is counted too.
select platform.count_changes(counted)
  from unnest(array['access.account', 'access.account_role', 'access.passkey', 'access.role', 'access.role_limit',
    'access.role_permission', 'access.totp']::regclass[]) as counted;
