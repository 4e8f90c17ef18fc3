import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { writeAbsenceReasons } from './absence-reasons.ts'
import { writeAssemblyPoints } from './assembly-points.ts'
import { writeDrills } from './drills.ts'
import { writeHomeworkFiles } from './homework-files.ts'
import { writeLogo } from './logo.ts'
import { writeOwnFiles } from './own-files.ts'
import { writePageViews } from './page-views.ts'
import { writePersonalFiles } from './personal-files.ts'
import { writePlans } from './plans.ts'

interface ExtraContext {
  db: Database
  seed: number
  today: CalendarDate
  timeZone: string
  /** Folder of the files that people give; where there is none, nothing that needs it is written. */
  media: string | undefined
}
const withMedia =
  (write: (media: string, context: ExtraContext) => Promise<void>) =>
  async (context: ExtraContext): Promise<void> => {
    if (context.media !== undefined) await write(context.media, context)
  }

/** What stands in the school beside its journals, in the order in which it is written. */
const writers = {
  absenceReasons: ({ db, today }: ExtraContext) => writeAbsenceReasons(db, today),
  homeworkFiles: withMedia((media, { db, today }) => writeHomeworkFiles(db, media, today)),
  plans: withMedia((media, { db }) => writePlans(db, media)),
  logo: withMedia((media, { db }) => writeLogo(db, media)),
  ownFiles: withMedia((media, { db, today }) => writeOwnFiles(db, media, today)),
  personalFiles: ({ db, ...options }: ExtraContext) => writePersonalFiles(db, options),
  pageViews: ({ db, ...options }: ExtraContext) => writePageViews(db, options),
  assemblyPoints: ({ db, media }: ExtraContext) => writeAssemblyPoints(db, media),
  drills: ({ db, ...options }: ExtraContext) => writeDrills(db, options),
} satisfies Record<string, (context: ExtraContext) => Promise<void>>

export interface ExtraJob extends Omit<ExtraContext, 'db' | 'media'> {
  kind: 'extra'
  what: keyof typeof writers
}

export const extraJobs = ({ seed, today, timeZone }: Omit<ExtraContext, 'db' | 'media'>): ExtraJob[] =>
  (Object.keys(writers) as ExtraJob['what'][]).map((what) => ({ kind: 'extra', what, seed, today, timeZone }))

export function writeExtra(db: Database, job: ExtraJob, media: string | undefined): Promise<void> {
  const { what, seed, today, timeZone } = job
  return writers[what]({ db, seed, today, timeZone, media })
}
