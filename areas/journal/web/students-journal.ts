import type { ComponentType } from 'react'
import { definePlace } from '#platform/web/places.tsx'

/** What a student finds at `/journal`. */
export const studentsJournal = definePlace<ComponentType>()
