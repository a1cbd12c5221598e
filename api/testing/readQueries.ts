/** The queries of public reads that refuse to answer without one. A new one belongs here, so that tests and the bench ask for it. */
export const readQueries: Readonly<Record<string, string>> = {
  'get-pages-banner': '?page=about',
  'get-page': '?page=csr-support',
  'project/progress': '?project=3',
  search: '?q=kitchen',
  'blog/blogdetails': '?blog_id=1',
  'donation/partner': '?origin=http://partner.test',
  'donation/partner-name': '?partner_id=meghdoot',
}
