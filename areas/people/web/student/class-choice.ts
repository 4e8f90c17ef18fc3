import type { ComponentType, ReactNode } from 'react'
import type { Access } from '#platform/contract/access.ts'
import { definePlace } from '#platform/web/places.tsx'

export interface ClassChoiceProps {
  value: number | null
  error?: ReactNode
  onChange: (id: number | null) => void
}
/** A field in which a class is chosen; classes belong to a higher room. */
export interface ClassChoice {
  id: string
  /** Of the calls it makes. */
  access: Access
  component: ComponentType<ClassChoiceProps>
}
export const classChoices = definePlace<ClassChoice>()
