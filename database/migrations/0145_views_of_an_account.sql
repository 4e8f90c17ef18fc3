-- Who came when is told by the index alone: a list of accounts asks it of each.
drop index page_views.view_account;
create index view_account on page_views.view (account_id, at) include (acted_by);
