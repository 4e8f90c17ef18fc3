import { msg, texts } from '#platform/contract/text.ts'

/** Levels of education, the lowest first. */
export const educationLevels = ['secondary', 'vocational', 'bachelor', 'specialist', 'master', 'doctor'] as const
export type EducationLevel = (typeof educationLevels)[number]

export const educationTitles: Readonly<Record<EducationLevel, string>> = texts({
  secondary: msg`среднее`,
  vocational: msg`техническое и профессиональное`,
  bachelor: msg`высшее, бакалавр`,
  specialist: msg`высшее`,
  master: msg`магистр`,
  doctor: msg`доктор, кандидат наук`,
})

interface Education {
  level: EducationLevel
  institution: string
  speciality: string | null
  year: number
}
/** The education by which a teacher is paid: the highest, of several the latest. */
export const highestEducation = <E extends Education>(all: readonly E[]): E | null =>
  all.toSorted(
    (one, other) => educationLevels.indexOf(other.level) - educationLevels.indexOf(one.level) || other.year - one.year,
  )[0] ?? null

/** In one line, as the load document has it. */
export const educationText = ({ level, institution, speciality, year }: Education): string =>
  [educationTitles[level], institution, speciality, String(year)].filter((part) => part !== null).join(', ')
