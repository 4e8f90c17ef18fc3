import type { CardLink } from '#platform/web/list/card-links.tsx'
import { definePlace } from '#platform/web/places.tsx'

/** Where the card of a teacher's load leads. */
export const teacherLinks = definePlace<CardLink<{ id: number }>>()
