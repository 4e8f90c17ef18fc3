import { sql, type RawBuilder } from 'kysely'

/** How long what a dismissed sender writes afterwards is hidden as well. */
const hiddenMinutes = 60

/** The dismissal that a new report of this sender falls under, or null. */
export const hidesNow = (accountId: number | null, device: string): RawBuilder<number | null> => sql<number | null>`(
  select d.id from evacuation.sos_dismissal d
  where d.whose = ${accountId === null ? device : `account ${accountId}`} and d.scope = 'sender' and d.undone_at is null
    and d.made_at > now() - make_interval(mins => ${hiddenMinutes}) order by d.id desc limit 1)`

/** Reports of the row `r` that are looked at together with those of an evacuation (null: of none, of the last day). */
export const reportsBeside = (evacuationId: number | null): RawBuilder<boolean> =>
  evacuationId === null
    ? sql<boolean>`r.evacuation_id is null and r.last_at > now() - interval '1 day'`
    : sql<boolean>`r.evacuation_id = ${evacuationId}`
