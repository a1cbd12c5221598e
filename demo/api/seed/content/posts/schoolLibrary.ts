import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const schoolLibrary: SeedPost = {
  id: 4,
  text: {
    en: {
      title: 'The cupboard that lost its key',
      summary:
        'For nine years our school had a library that no child used. Then somebody took away the lock. The numbers since.',
      body: `<p>When I came to this school in 2013 I was shown the library with some pride. It was a steel cupboard in the teachers' room. It held 412 books, each with a number painted on its back, and it was locked. The key was with the headmistress. A child who wanted a book asked the class teacher, who asked the headmistress, who was usually busy.</p>
<p>In that year 31 books were lent. I counted them in the register. The handwriting was beautiful.</p>
<h2>What was in the cupboard</h2>
<p>I should like to say that the lock was the only trouble, but the books were a trouble too. Well-meaning people had sent us what their own children had done with: an encyclopaedia of 1986 that lacked the letter M, guides to entrance examinations, three copies of a novel about the stock exchange. Nearly all of it was in English. Most of our children read their first English sentence in class three.</p>
<p>We kept 160 of the 412. The rest went to the paper buyer and brought ₹1,940, for which we bought 38 thin books in Hindi with large print. Those 38 did more in a month than the cupboard had done in nine years.</p>
<h2>The open shelf</h2>
<p>In 2017 the carpenter who was mending the benches built a shelf along the veranda, low enough for class one. It has no door. At the end of it hangs a copybook on a string. A child who takes a book writes her name and the title, and crosses it out when she brings it back. No teacher needs to be there.</p>
<p>I was told that the books would vanish by Diwali. This is what happened in the first full year:</p>
<ul>
<li>1,204 loans were written down</li>
<li>47 books could not be found at the end of the year</li>
<li>31 of these came back in the weeks after we asked, some from houses where the grandmother was still reading</li>
<li>16 were lost, worth about ₹1,500 in all</li>
</ul>
<p>Sixteen books is the price of a library that is open. We find it cheap.</p>
<p>The shelf on the veranda. The copybook at its end is the ninth since 2017.</p>
<h2>What children take</h2>
<p>Not what I would have guessed. Jokes and riddles come first, then anything about the moon, then the story of the foolish barber, of which we have had to buy five copies. Books that teach a lesson stay on the shelf. Children can smell a lesson through the cover.</p>
<p>The most borrowed book last year was one that we made ourselves. Class six walked round the hamlets and wrote down what the old people told them about leopards. We printed forty copies of it on the school's machine. It has spelling mistakes, which the authors now find and mend with a pencil, in their own book, with great severity.</p>
<blockquote><p>In the leopard book it says that my grandfather ran away. He wants it changed. I have told him that it is printed.</p></blockquote>
<h2>What has not worked</h2>
<p>Reading at home is still hard. In the rains a house has one dry room and one lamp, and somebody needs both. We tried lending out solar lamps. Of twelve, four came back whole. They had been used, quite reasonably, in the cow shed. We have not found a better answer yet. For now the veranda stays open until five, and whoever wants to read sits there while there is light.</p>
<p>Class eight reads less than class four. Examinations begin to matter, and a book that is not in the syllabus looks like time lost. I have no remedy to offer. I put the riddles on the lower shelf and look the other way.</p>
<h2>How to send a book</h2>
<p>Today we have 1,870 books. Please write before you send any. A new thin book in Hindi is worth more to us than a box of thick ones in English, and the carrying from the road costs the same by weight. If you would rather leave the choice to us, ₹450 buys a year's school books for one child, and what is left over at the end of the year goes to the shelf.</p>`,
    },
  },
  author: { en: 'Hemlata Semwal, teacher and librarian', hi: 'हेमलता सेमवाल, शिक्षिका और पुस्तकालय प्रभारी' },
  picture: picture('blog-04'),
  publishedAt: '2025-03-08T07:00:00+05:30',
  tags: ['school'],
}
