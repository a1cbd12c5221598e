/**
 * What a page owner pastes into the console. The widget's own doctor is a file that may be blocked like the others. Then these lines report that
 * themselves, and whether the page's policy did it. Browsers word that differently, but all mention an import; any other error is named.
 */
export const liveLines = (siteRoot: string): string => `console.table(await (() => {
  let kept = false
  document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
    kept ||= disposition === 'enforce' && effectiveDirective.startsWith('script-src') && blockedURI.startsWith('${siteRoot}')
  })
  return DonateWidget.diagnose().catch(async (error) => {
    const { name, message } = error
    if (!(error instanceof TypeError && /import/i.test(message))) return [{ code: name, hint: message }]
    await new Promise((reported) => setTimeout(reported, 50))
    return [kept ? { code: 'csp', hint: message, fix: 'script-src ${siteRoot}' } : { code: 'code_blocked', hint: message, fix: '${siteRoot}/widget/' }]
  })
})())`
