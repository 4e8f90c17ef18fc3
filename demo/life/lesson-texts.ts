import { addDays } from '#platform/contract/calendar-date.ts'
import { random, type Random } from '#platform/server/demonstration/random.ts'
import { topicsOf } from '../topics/index.ts'
import { drawHomework } from './homework.ts'
import { stagesOf } from './lesson-stages.ts'
import { isHeld, type Group, type Lesson, type SchoolLife } from './school-life.ts'
import type { Work } from './works.ts'

/** What a teacher wrote about a held lesson. */
export interface LessonText {
  lesson: Lesson
  topic: string | null
  homework: string | null
}

/** A topic that takes several lessons goes on under the names of its stages. */
function topicAt({ course, parallel }: Group, lesson: number, lessons: number): string {
  const topics = topicsOf(course, parallel)
  const place = Math.floor((lesson * topics.length) / lessons)
  const first = Math.ceil((place * lessons) / topics.length)
  const own = stagesOf(course, parallel)
  const stage = lesson - first
  const topic = topics[place] ?? ''
  return stage === 0 ? topic : `${topic}. ${own[(stage - 1) % own.length]}`
}

/** How often something is still missing: long ago, of the last days, and of teachers who put it off. */
const missing = { old: 0.003, recent: 0.05, putOff: 0.45 }
const recentDays = 8
const teachersWhoPutOff = 0.05

function leaves(chance: Random, life: SchoolLife, lesson: Lesson): boolean {
  const isRecent = lesson.date >= addDays(life.today, -recentDays)
  const putsOff = random(life.seed, 'puts off', lesson.teacherId).chance(teachersWhoPutOff)
  return chance.chance(isRecent ? (putsOff ? missing.putOff : missing.recent) : missing.old)
}

function textsOfGroup(life: SchoolLife, group: Group, works: ReadonlyMap<number, Work>): LessonText[] {
  const chance = random(life.seed, 'texts', group.id)
  const taught = group.lessons.filter((lesson) => !lesson.isCancelled)
  return taught
    .filter((lesson) => isHeld(life, lesson))
    .map((lesson, order) => {
      const work = works.get(lesson.id)
      const homework = drawHomework(chance, group.course, group.parallel, order)
      if (leaves(chance, life, lesson)) return { lesson, topic: null, homework: null }
      if (work) return { lesson, topic: work.title, homework: work.kind === 'soch' ? null : homework }
      return { lesson, topic: topicAt(group, order, taught.length), homework }
    })
}

/** Topics and homework of all held lessons; a few are still to be written. */
export function drawTexts(life: SchoolLife, works: readonly Work[]): LessonText[] {
  const byLesson = new Map(works.map((work) => [work.lesson.id, work]))
  return life.groups.flatMap((group) => textsOfGroup(life, group, byLesson))
}
