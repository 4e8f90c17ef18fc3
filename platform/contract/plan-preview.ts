import * as z from 'zod/mini'

/** Something that a change of the curriculum moves, and what becomes of it. */
const PlanEffectItem = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  /** Whether it is proposed to follow by itself; null: it is told only. */
  choice: z.nullable(z.boolean()),
})
/** What a change of the curriculum moves in groups, workload, timetable, works and journals. */
export const PlanPreview = z.object({
  effects: z.array(z.object({ key: z.string(), title: z.string(), items: z.array(PlanEffectItem) })),
})
export type PlanPreview = z.infer<typeof PlanPreview>
