import { Center } from '@mantine/core'
import { NotFound } from '#platform/web/frame/not-found.tsx'

/** The catch-all. */
export function NotFoundPage() {
  return (
    <Center component="main" mih="100dvh">
      <NotFound />
    </Center>
  )
}
