-- Whether a person has ever marked anybody is asked before the person is removed, and by the database when it is.
create index score_author on journal.score (author_id);
create index miss_author on journal.miss (author_id);
create index period_result_author on results.period_result (author_id);
