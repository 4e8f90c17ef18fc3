import { yearByHalves, type YearShape } from '#areas/calendar/rules/year-shape.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { Institution } from '../institution.ts'
import { posts } from '../posts.ts'
import { helpers, structureOf } from '../units.ts'
import { titleOf } from './groups.ts'
import { collegePlan } from './plan.ts'
import { collegeBuildings, collegeOtherRooms } from './rooms.ts'
import { collegeCathedras } from './staff.ts'

const passFail = ['Физическая культура', 'Начальная военная и технологическая подготовка', 'Производственное обучение']
/** Results stand at the ends of half-years. */
const gradingMode = (_: number, course: string): GradingMode =>
  passFail.includes(course) ? 'pass_fail_once_six_months' : 'six_months'

/** Posts that look after classes are called otherwise here. */
export const renamedPosts: Readonly<Record<string, string>> = {
  'Куратор классов': 'Куратор групп',
  'Куратор ученического самоуправления': 'Куратор студенческого самоуправления',
}
const mostOfAPost = 2
const classesOfSchool = 9

/** What areas put beside the journals and what fits a college; the rest tells of a school. */
const parts: readonly string[] = [
  'logo',
  'academicLeave',
  'rollCalls',
  'availability',
  'qualifications',
  'workload',
  'absenceReasons',
  'templates-of-works',
]

/** A small college: its name, address and papers are made up. */
export function college(of: YearShape): Institution {
  const year = Number(of.date_start.slice(0, 4))
  const title = (sign: string, course: number) => titleOf({ sign, course }, year)
  return {
    kind: 'college',
    school: {
      name: 'Жетысуский колледж технологий и бизнеса',
      short_name: 'Колледж технологий и бизнеса',
      name_kk: 'Жетісу технологиялар және бизнес колледжі',
      bin: '060540007719',
      school_type: 'private',
      kind: 'college',
      city: 'Талдыкорган',
      address: 'ул. Каблиса жырау, д. 212',
      phone: '+7 7282 00-02-12',
      email: 'info@college212.example',
      site: 'https://college212.example',
    },
    mailDomain: 'college212.example',
    cast: {
      teacher: 'ПАнг_1',
      zavkaf: 'ПКаз_1',
      classruk: 'ПИТ_2',
      studentClass: title('ПО', 2),
      siblingClass: title('УА', 1),
      studentSeats: 24,
    },
    shape: yearByHalves(of),
    yearsBefore: classesOfSchool,
    cathedras: collegeCathedras,
    posts: posts.map((post) => ({
      ...post,
      position: renamedPosts[post.position] ?? post.position,
      count: 1,
    })),
    helpers: helpers.map((post) => ({ ...post, count: Math.min(mostOfAPost, post.count) })),
    structure: structureOf(collegeCathedras, renamedPosts),
    buildings: collegeBuildings,
    otherRooms: collegeOtherRooms,
    gradingMode,
    plan: () => Promise.resolve(collegePlan(year)),
    has: (part) => parts.includes(part),
  }
}
