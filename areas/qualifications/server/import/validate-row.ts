import { msg } from '#platform/contract/text.ts'
import type { ImportValues, RowValidation } from '#platform/server/import/index.ts'
import {
  maxMonths,
  type Category,
  type CategoryValues,
  type Education,
  type EducationValues,
  type Seniority,
  type SeniorityValues,
} from '../../contract/entries.ts'
import type { EducationLevel } from '../../rules/education.ts'
import { error, tell, type Checked, type Part } from './checked.ts'
import { categoryOf } from './validate-category.ts'
import { plain, personOfRow, type KnownPerson } from './read-known-staff.ts'

export interface QualificationTarget {
  personId: number
  education: Part<Education, EducationValues> | null
  seniority: Part<Seniority, SeniorityValues> | null
  category: Part<Category, CategoryValues> | null
}
const monthsOfYear = 12
function educationOf(
  values: ImportValues,
  all: readonly Education[],
  checked: Checked,
): QualificationTarget['education'] {
  const { institution, speciality, diploma_number } = values
  const level = values['level'] as EducationLevel | undefined
  const year = values['year'] === undefined ? undefined : Number(values['year'])
  if ([institution, speciality, diploma_number, level, year].every((one) => one === undefined)) return null
  const known =
    all.find(
      (one) =>
        (institution === undefined || plain(one.institution) === plain(institution)) &&
        (level === undefined || one.level === level) &&
        (year === undefined || one.year === year),
    ) ?? null
  if (year !== undefined && (!Number.isInteger(year) || year < 1930 || year > 2200))
    checked.problems.push(error('year', msg`Год целым числом, от 1930`))
  if (known === null)
    for (const column of ['level', 'institution', 'year'])
      if (values[column] === undefined)
        checked.problems.push(error(column, msg`Нового образования без этого не записать`))
  tell(checked, 'level', known?.level ?? null, level)
  tell(checked, 'institution', known?.institution ?? null, institution)
  tell(checked, 'speciality', known?.speciality ?? null, speciality)
  tell(checked, 'year', known?.year ?? null, values['year'])
  tell(checked, 'diploma_number', known?.diploma_number ?? null, diploma_number)
  return {
    known,
    values: {
      level: level ?? known?.level ?? 'specialist',
      institution: institution ?? known?.institution ?? '',
      speciality: speciality ?? known?.speciality ?? null,
      year: year ?? known?.year ?? 0,
      diploma_number: diploma_number ?? known?.diploma_number ?? null,
      diploma_date: known?.diploma_date ?? null,
      note: known?.note ?? null,
      file_id: known?.file?.id ?? null,
    },
  }
}

const inMonths = (years: string | undefined) =>
  years === undefined ? undefined : Math.round(Number(years) * monthsOfYear)
const inYears = (months: number | null) => (months === null ? null : Math.round((months / monthsOfYear) * 100) / 100)

function seniorityOf(
  values: ImportValues,
  all: readonly Seniority[],
  today: string,
  checked: Checked,
): QualificationTarget['seniority'] {
  const [general, teaching] = [inMonths(values['general_years']), inMonths(values['teaching_years'])]
  if (general === undefined && teaching === undefined) return null
  const counted_on = values['counted_on'] ?? today
  const known = all.find((one) => one.counted_on === counted_on) ?? null
  const general_months = general ?? known?.general_months ?? teaching ?? 0
  const teaching_months = teaching ?? known?.teaching_months ?? 0
  for (const [column, count] of [
    ['general_years', general_months] as const,
    ['teaching_years', teaching_months] as const,
  ])
    if (count < 0 || count > maxMonths) checked.problems.push(error(column, msg`Стаж от 0 до 75 лет`))
  if (teaching_months > general_months)
    checked.problems.push(error('teaching_years', msg`Педагогический стаж не больше общего`))
  const said = (before: number | undefined, months: number, column: string) => {
    if (before !== months)
      checked.changes.push({
        column,
        from: before === undefined ? null : String(inYears(before)),
        to: String(inYears(months)),
      })
  }
  said(known?.general_months, general_months, 'general_years')
  said(known?.teaching_months, teaching_months, 'teaching_years')
  return { known, values: { counted_on, general_months, teaching_months, note: known?.note ?? null } }
}

/** A row as it is about one of the staff; of nobody whom the school knows it writes nothing. */
export function validateRow(
  values: ImportValues,
  staff: readonly KnownPerson[],
  today: string,
): RowValidation<QualificationTarget> {
  const checked: Checked = { problems: [], changes: [] }
  const [person, namesake] = personOfRow(staff, values)
  const column = values['iin'] === undefined ? 'name' : 'iin'
  if (person === undefined)
    checked.problems.push(error(column, msg`Такого сотрудника нет: ФИО пишут целиком, как на карточке`))
  else if (namesake !== undefined)
    checked.problems.push(error('name', msg`Сотрудников с таким ФИО несколько: укажите ИИН`))
  else if (!person.may_write) checked.problems.push(error(column, msg`Записи этого человека ведёте не вы`))
  const target: QualificationTarget = {
    personId: person?.id ?? 0,
    education: educationOf(values, person?.educations ?? [], checked),
    seniority: seniorityOf(values, person?.seniorities ?? [], today, checked),
    category: categoryOf(values, person?.categories ?? [], checked),
  }
  return { verdict: checked.changes.length > 0 ? 'changed' : 'same', ...checked, similarTo: null, target }
}
