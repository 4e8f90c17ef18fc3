-- Reports on page views read a stretch of days without touching the rows themselves.
drop index page_views.view_at;
create index view_at on page_views.view (at) include (account_id, page_id, from_page_id, acted_by);
