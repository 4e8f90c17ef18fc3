import type { StaffLesson } from '../../contract/staff-home.ts'

/** «9Г · Русский язык»; the group is named by its class where it is the whole of it. */
export const lessonName = ({ group, course }: Pick<StaffLesson, 'group' | 'course'>): string => `${group} · ${course}`
