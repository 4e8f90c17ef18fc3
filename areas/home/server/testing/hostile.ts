import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/users/dashboard/': [''],
    '/api/journal/home/': [''],
    '/api/journal/home/student/': [''],
    '/api/journal/home/class/': [''],
    '/api/journal/home/school/': [''],
    '/api/journal/home/absent/': [''],
  },
})
