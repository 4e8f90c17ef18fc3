import { drawTexts, type LessonText } from './lesson-texts.ts'
import { drawMarks, type DrawnMark } from './marks.ts'
import { drawMisses, type DrawnMiss } from './misses.ts'
import type { SchoolLife } from './school-life.ts'
import { planWorks, type Work } from './works.ts'

/** What happened from the first day to yesterday, and the works planned for the year. */
export interface DrawnLife {
  works: Work[]
  texts: LessonText[]
  misses: DrawnMiss[]
  marks: DrawnMark[]
}
export function drawLife(life: SchoolLife): DrawnLife {
  const works = planWorks(life)
  const misses = drawMisses(life)
  return { works, texts: drawTexts(life, works), misses: misses.list, marks: drawMarks(life, works, misses) }
}
