import { sql, type RawBuilder } from 'kysely'

/** The comment of a mark `s` as its student and their family are told it: what is for the staff they are not. */
export const familyComment: RawBuilder<string | null> = sql`case when not s.is_comment_internal then s.comment end`
