import { listed, msg, t } from '#platform/contract/text.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { mergeCourses, previewCourseMerger } from '../../contract/course-bulk.ts'
import { readCourses } from '../catalogue/find-courses.ts'
import { sumUses, usesText } from '../catalogue/uses.ts'
import { attemptMerger, lockMerged, type Merged } from './attempt.ts'

/** Tried and taken back: what is previewed is what would happen. */
const previewHandler = handle(previewCourseMerger, async ({ body, caller, db, context }) => {
  const { kept, gone } = await lockMerged(db, caller, body)
  const merged = await dryRun(db, async () => {
    const done: Merged[] = []
    for (const course of gone) done.push(await attemptMerger(db, context, kept, course))
    return done
  })
  const uses = sumUses(merged.flatMap((one) => one.uses))
  const active = gone.filter(({ is_archived }) => !is_archived)
  return {
    obstacles: merged.flatMap(({ obstacles }) => obstacles),
    effects: [
      ...uses.map(({ title, count }) => ({ title, items: [], count })),
      ...(active.length > 0
        ? [{ title: t`Уйдёт в архив`, items: active.map(({ title }) => title), count: active.length }]
        : []),
    ],
  }
})

const mergedText = ({ gone, uses }: Merged): string =>
  uses.length === 0 ? `«${gone.title}»` : t`«${gone.title}»; перешло: ${usesText(uses)}`

const mergeHandler = handle(mergeCourses, async ({ body, caller, db, today, context, record }) => {
  const { kept, gone } = await lockMerged(db, caller, body)
  const merger_ids: number[] = []
  for (const course of gone) {
    const merged = await attemptMerger(db, context, kept, course)
    if (merged.obstacles.length > 0) throw conflict(listed(merged.obstacles, '. '))
    const { id } = await db
      .insertInto('curriculum.course_merger')
      .values({
        into_id: kept.id,
        from_id: course.id,
        made_by: caller.accountId,
        trail: JSON.stringify(merged.trail),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    merger_ids.push(id)
    await record(
      {
        subject: 'curriculum.course',
        id: kept.id,
        before: { merged: null },
        after: { merged: mergedText(merged) },
      },
      {
        subject: 'curriculum.course',
        id: course.id,
        before: { merged: null, is_archived: course.is_archived },
        after: { merged: msg`теперь «${kept.title}»`.stored(), is_archived: true },
      },
    )
  }
  const [course] = await readCourses(db, [kept.id], today)
  if (!course) throw notFound()
  return { merger_ids, course }
})

export const mergeHandlers = [previewHandler, mergeHandler]
