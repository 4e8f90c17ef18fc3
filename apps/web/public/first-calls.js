// what the program asks first is asked while its code is on its way: the session is renewed, and what the page asked for when it
// was opened last is read. The program takes the answers by their addresses, and does with them whatever it does with its own
{
  const cookieOf = (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]

  /** The program is given what `then` makes of the answer. */
  const askFirst = (address, init, then = (answer) => answer) => {
    const answer = fetch(address, init).then(then)
    // whoever takes it hears of its failure
    answer.catch(() => undefined)
    const { authorization = null } = init.headers
    ;(window.firstCalls ??= {})[address] = { answer, authorization, at: performance.now() }
  }

  const readFirst = (token) => {
    const { user_id, act } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
    if (act !== undefined) return
    const openings = JSON.parse(localStorage.getItem('account.openings') ?? '{}')
    const asked = Object.entries(openings[`${user_id} ${location.pathname}${location.search}`] ?? {})
    const authorization = `Bearer ${token}`
    const together = asked.filter(([, { isAlone }]) => !isAlone)
    for (const [address, { isAlone }] of asked)
      if (isAlone || together.length === 1)
        askFirst(address, { headers: { accept: 'application/vnd.columns+json, application/json', authorization } })
    const calls = new URLSearchParams(together.map(([address]) => ['call', address]))
    if (together.length > 1) askFirst(`/api/batch?${calls}`, { headers: { accept: 'application/json', authorization } })
  }

  const renew = () => {
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    const xsrf = cookieOf('XSRF-TOKEN')
    if (xsrf) headers['x-xsrf-token'] = decodeURIComponent(xsrf)
    askFirst('/api/admin/users/token/refresh', { method: 'POST', headers, body: '{}' }, async (answer) => {
      try {
        // before the program has the token: it would read the same
        if (answer.ok) readFirst((await answer.clone().json()).access_token)
      } catch {
        // where nothing is kept, or what is kept is not ours, the program asks
      }
      return answer
    })
  }

  // two tabs that renew at the same time are given the same token: the locks that the program has would come too late here
  if (cookieOf('session') === '1') renew()
}
