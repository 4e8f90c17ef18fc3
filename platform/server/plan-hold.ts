import type { Database } from './database.ts'
import type { Change } from './history.ts'

/** How a course is taught in a class by the curriculum. */
export interface PlannedCourse {
  /** A week. */
  hours: number
  subgroups: number
  grading_mode: string
}
/** What a change of the curriculum makes of the course of a class; null where no line names it. */
export interface PlanChange {
  class: { id: number; title: string }
  course: { id: number; title: string }
  before: PlannedCourse | null
  after: PlannedCourse | null
}

/** Something that a change of the curriculum moves. */
export interface PlanEffectItem {
  /** Names it among those of its effect. */
  id: string
  title: string
  /** What becomes of it. */
  note: string
  /** Whether it may follow by itself, and is proposed to; null: it is told only. */
  choice: boolean | null
}
export interface PlanEffect {
  /** `room.effect`. */
  key: string
  title: string
  items: readonly PlanEffectItem[]
}

interface Asked {
  db: Database
  today: string
  yearId: number
}
/** What a room keeps by the curriculum: what a change of it would move there, and how that follows. */
export interface PlanHold {
  /** Of what stands first in the preview: the chain from groups to marks. */
  order: number
  /** Asked in the state after the change, before it is kept. A handful of statements for any number of changes. */
  effects: (asked: Asked, changes: readonly PlanChange[]) => Promise<PlanEffect[]>
  /** Makes what was chosen follow. @param chosen ids of items of its effects */
  follow?: (
    doing: Asked & { record: (...changes: Change[]) => Promise<void> },
    changes: readonly PlanChange[],
    chosen: ReadonlySet<string>,
  ) => Promise<void>
}
