import type { CardLink } from '#platform/web/list/card-links.tsx'
import { definePlace } from '#platform/web/places.tsx'

/** Where the card of a subject leads. */
export const courseLinks = definePlace<CardLink<{ id: number }>>()
