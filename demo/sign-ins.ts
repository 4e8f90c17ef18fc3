import { demonstrationDomain } from '#areas/access/rules/demonstration.ts'

/** The login shown for a role; `parent` for families, who hold none. */
export const signInOf = (role: string): string => `${role}${demonstrationDomain}`

export interface Cast {
  /** Codes of teachers, and names of classes, as the timetable has them. */
  teacher: string
  zavkaf: string
  classruk: string
  studentClass: string
  siblingClass: string
  /** Seats of the shown student's class. */
  studentSeats: number
}

/**
 * The people behind the shown sign-ins, by the names of the timetable file: a teacher with a full week, in whose class
 * of thirty the shown student is; the head of the teacher's cathedra; the class teacher of that class.
 */
export const cast = {
  teacher: 'Рус_2',
  zavkaf: 'Рус_1',
  classruk: 'Хим_1',
  studentClass: '9Г',
  siblingClass: '6Б',
  studentSeats: 30,
} as const satisfies Cast
