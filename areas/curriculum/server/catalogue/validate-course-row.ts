import { msg } from '#platform/contract/text.ts'
import type { FoundChange, FoundProblem, ImportValues, RowValidation } from '#platform/server/import/index.ts'
import { maxShortTitleLength } from '../../contract/course-fields.ts'
import { maxDifficulty } from '../../rules/difficulty.ts'
import { plainTitle, type KnownCourse, type KnownCourses } from './read-known-courses.ts'

/** What a row writes: of a known course the cells that are filled in. */
export interface CourseTarget {
  /** Null: a new one. */
  id: number | null
  fields: {
    title: string
    short_title: string
    title_kk?: string
    ed_area_id?: number
    cathedra_id?: number
    difficulty?: number
  }
}

function difficultyOf(typed: string | undefined, problems: FoundProblem[]): number | undefined {
  if (typed === undefined) return undefined
  const value = Number(typed)
  if (Number.isInteger(value) && value >= 1 && value <= maxDifficulty) return value
  problems.push({ column: 'difficulty', level: 'error', text: msg`Целое число от 1 до ${maxDifficulty}` })
  return undefined
}

/** What is written as it stands is not asked about: the record may have gone into the archive since. */
function areaOf(
  typed: string | undefined,
  known: KnownCourse | undefined,
  school: KnownCourses,
  problems: FoundProblem[],
) {
  if (typed === undefined || plainTitle(known?.ed_area ?? '') === plainTitle(typed)) return undefined
  const found = school.areas.get(plainTitle(typed))
  if (found === undefined)
    problems.push({
      column: 'area',
      level: 'error',
      text: msg`Такой записи нет в справочнике «Образовательные области»`,
    })
  return found
}
function cathedraOf(
  typed: string | undefined,
  known: KnownCourse | undefined,
  school: KnownCourses,
  problems: FoundProblem[],
) {
  if (typed === undefined || plainTitle(known?.cathedra ?? '') === plainTitle(typed)) return undefined
  const found = school.cathedras.get(plainTitle(typed))
  if (found === undefined)
    problems.push({ column: 'cathedra', level: 'error', text: msg`Такой кафедры нет: сначала добавьте её` })
  return found
}

/** Courses of other departments than one keeps are not written. */
function scopeProblem({ scope }: KnownCourses, ...cathedras: (number | null | undefined)[]): FoundProblem[] {
  const isWithin =
    scope === 'all' ||
    (scope !== 'none' && cathedras.every((id) => id === undefined || scope.cathedras.includes(id ?? 0)))
  return isWithin ? [] : [{ column: 'cathedra', level: 'error', text: msg`Предметы этой кафедры ведёте не вы` }]
}

function changesOf(known: KnownCourse, values: ImportValues, difficulty: number | undefined): FoundChange[] {
  const changes: FoundChange[] = []
  const addChange = (column: string, from: string | null, to: string | undefined) => {
    if (to !== undefined && to !== (from ?? '')) changes.push({ column, from, to })
  }
  const sameWords = (from: string | null, to: string | undefined) =>
    to !== undefined && plainTitle(from ?? '') === plainTitle(to) ? undefined : to
  addChange('title', known.title, values['title'])
  addChange('short', known.short_title, values['short'])
  addChange('kk', known.title_kk, values['kk'])
  addChange('area', known.ed_area, sameWords(known.ed_area, values['area']))
  addChange('cathedra', known.cathedra, sameWords(known.cathedra, values['cathedra']))
  addChange(
    'difficulty',
    known.difficulty === null ? null : String(known.difficulty),
    difficulty === undefined ? undefined : String(difficulty),
  )
  return changes
}

/** A known course is found by its title, in any case; another one is new. */
export function validateCourseRow(values: ImportValues, school: KnownCourses): RowValidation<CourseTarget> {
  const problems: FoundProblem[] = []
  const { title = '', short, kk } = values
  const known = school.courses.get(plainTitle(title))
  const difficulty = difficultyOf(values['difficulty'], problems)
  const area = areaOf(values['area'], known, school, problems)
  const cathedra = cathedraOf(values['cathedra'], known, school, problems)
  problems.push(...scopeProblem(school, known ? known.cathedra_id : (cathedra ?? null), cathedra))
  const changes = known ? changesOf(known, values, difficulty) : []
  const target: CourseTarget = {
    id: known?.id ?? null,
    fields: {
      title,
      short_title: short ?? known?.short_title ?? title.slice(0, maxShortTitleLength).trim(),
      ...(kk !== undefined && { title_kk: kk }),
      ...(area !== undefined && { ed_area_id: area }),
      ...(cathedra !== undefined && { cathedra_id: cathedra }),
      ...(difficulty !== undefined && { difficulty }),
    },
  }
  const verdict = known === undefined ? 'new' : changes.length > 0 ? 'changed' : 'same'
  return { verdict, problems, changes, similarTo: null, target }
}
