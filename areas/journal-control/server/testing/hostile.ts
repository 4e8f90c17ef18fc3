import { hostileRoom } from '#tests/hostile/room.ts'

export const hostile = hostileRoom({
  questions: {
    '/api/journal/completion/': ['?from=2026-09-01&to=2026-11-20&homework=true', '?from=2025-09-01&to=2026-05-25'],
    '/api/journal/completion/export/': ['?from=2026-09-01&to=2026-11-20&by=class'],
    '/api/journal/completion/lessons/export/': ['?columns=lesson,teachers&gap=topic', '?columns=lesson&class_id=1'],
    '/api/journal/completion/students/export/': [
      '?columns=student,marks',
      '?columns=student&teacher_id=51',
      '?columns=student&own_class=true',
    ],
    '/api/journal/completion/works/export/': ['?columns=group,gap', '?columns=group&mine=true'],
    '/api/journal/completion/lessons/': ['topic', 'homework', 'marks'].map(
      (gap) => `?from=2026-09-01&to=2026-11-20&size=200&gap=${gap}`,
    ),
    '/api/journal/completion/works/': [
      '?from=2026-09-01&to=2026-11-20&size=200',
      '?from=2025-09-01&to=2026-05-25&size=200',
    ],
    '/api/journal/completion/students/': ['', '&own_class=true', '&own_class=true&class_id=1'].map(
      (more) => `?from=2026-09-01&to=2026-11-20&size=200${more}`,
    ),
  },
  namingNoRow: [
    // of roles, which everybody who may change them may name
    'POST /api/journal/completion/remind/',
  ],
})
