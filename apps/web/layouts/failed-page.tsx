import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Failed } from '#platform/web/ui/failed.tsx'

/** In the place of a page that fell over or could not be entered; the rest of the application stands. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <Failed error={error} onRetry={retry} />
}
