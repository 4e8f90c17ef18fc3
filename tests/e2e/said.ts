import type { Page } from '@playwright/test'

interface Said {
  path: string
  body: unknown
}
/** Hears what a page says to the server through its socket without waiting for an answer. */
export async function hearSaid(page: Page, hear: (said: Said) => void): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Network.webSocketFrameSent', ({ response: { payloadData } }) => {
    const said = /^42(\["say",.*\])$/.exec(payloadData)?.[1]
    if (said) hear((JSON.parse(said) as [string, Said])[1])
  })
  await session.send('Network.enable')
}
