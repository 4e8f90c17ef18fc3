-- Views of days that are over stand still: what is counted of them is remembered until one of those days changes. Days by UTC, from 1970.
select platform.count_changes_by('page_views.view', 'floor(extract(epoch from changed.at) / 86400)::integer');
