import { expect, it } from 'vitest'
import { plainText } from './plainText.ts'

it.each([
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['A<br>B', 'A B'],
  ['Fish &amp; rice &lt;hot&gt;', 'Fish & rice <hot>'],
  ['<script>alert(1)</script><style>p{}</style>Plain', 'Plain'],
  ['<img src="x" onerror="alert(1)">Picture', 'Picture'],
  ['  many \n spaces ', 'many spaces'],
  ['', ''],
])('reads %s as %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})
