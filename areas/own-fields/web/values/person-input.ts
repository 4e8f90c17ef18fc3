import type { ComponentType, ReactNode } from 'react'

/** Chooses a person: the room of people brings it. */
export type PersonInput = ComponentType<{
  label?: string
  description?: ReactNode
  error?: ReactNode
  /** It stands in a pop-up itself, which a click beside would close. */
  isInside?: boolean
  /** The chosen person, with their name where it is known already. */
  value: number | null
  display?: string | null
  onChange: (id: number | null) => void
}>
