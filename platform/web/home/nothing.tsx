import type { ReactNode } from 'react'
import { Text } from '#platform/web/ui/index.ts'

/** A card of the day that has nothing to tell. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <Text c="dimmed" px="md" pb="md">
    {children}
  </Text>
)
