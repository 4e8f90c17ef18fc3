import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { ScheduledTask } from '../scheduled-task.ts'

/** Sums up the counts of changes, so that they stay quick to read; as of one moment, so that nobody reads them halved or doubled. */
export const foldChanges = {
  name: 'fold-changes',
  cron: '* * * * *',
  run: async ({ db }: Pick<AppContext, 'db'>) => {
    await sql`
      with folded as (
        delete from platform.change_count c using (
          select relation, key from platform.change_count group by relation, key having count(*) > 1) several
        where c.relation = several.relation and c.key is not distinct from several.key
        returning c.relation, c.key, c.times)
      insert into platform.change_count (relation, key, times)
      select relation, key, sum(times) from folded group by relation, key`.execute(db)
  },
} satisfies ScheduledTask
