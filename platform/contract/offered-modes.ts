import { gradingModes, type GradingMode } from './enumerations.ts'
import { isCollege } from './school-kind.ts'

const byHalves: readonly GradingMode[] = ['six_months', 'pass_fail_once_six_months', 'not_evaluated', 'no_in_rup']

/** Modes that a plan may choose: of a college those of half-years, which are its periods. */
export const offeredModes = (): readonly GradingMode[] => (isCollege() ? byHalves : gradingModes)

/** How a course is graded until somebody says otherwise. */
export const usualMode = (): GradingMode => (isCollege() ? 'six_months' : 'every_quarter')

/** The first class is not graded (grading.md, 7); the first course of a college is. */
export const isUngraded = (parallel: number): boolean => parallel <= 1 && !isCollege()
