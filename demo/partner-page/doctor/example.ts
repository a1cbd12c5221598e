import type { PageRoots } from '../frame/pageFile.ts'

/** A page with several faults, for readers who want an example. */
export const illPage = ({ siteRoot }: PageRoots) => ({
  html: `<!doctype html>
<html lang="en">
<head>
<title>Our CSR work</title>
<script src="${siteRoot}/widget/v1/donate.js" data-theme="night"></script>
</head>
<body>
<h1>Our CSR work</h1>
<donate-button project-id="99">Donate Now</donate-button>
<script async src="${siteRoot}/widget/v1/donate.js"></script>
</body>
</html>`,
  policy: `Content-Security-Policy: default-src 'self'; script-src 'self' ${siteRoot}`,
  address: 'https://csr.example.com',
})
