import { factsIn } from "#domain/facts.ts";
import type { Post } from "#web/content/articles/articles.ts";
import { articlePath } from "#web/content/page-paths.ts";
import { FactSource } from "#web/features/facts/fact.tsx";
import { TextBlocks } from "#web/features/text-blocks/text-blocks.tsx";
import { ArticlePicture } from "#web/pictures/article-picture.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { blogPage as texts } from "./copy.ts";
import { PostLine } from "./post-card.tsx";

/**
 * A whole article to read: picture, author, text, and where its facts can be confirmed (decision: facts-ledger). It is in
 * the page's HTML whether or not it is open.
 */
export function PostDialog({ post }: { post: Post }) {
  const facts = factsIn(post.body);
  return (
    <NativeDialog
      id={post.id}
      title={post.title}
      param={{ name: "post", value: post.id }}
      pagePath={articlePath(post.id)}
      closeLabel={texts.closeLabel}
      returnTo="articles"
    >
      <ArticlePicture
        country={post.picture}
        photo={post.photo}
        decorative
        sizes="(min-width: 768px) 48rem, 94vw"
        className="h-48 w-full sm:h-60"
      />
      <article className="mx-auto px-5 py-8 sm:max-w-[calc(47ch+6rem)] sm:p-8">
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge>{post.category}</Badge>
          <PostLine post={post} />
        </div>
        <p className="mb-8 measure border-b border-line pb-8 font-serif text-2xl leading-snug text-heading">
          {post.excerpt}
        </p>
        <TextBlocks blocks={post.body} />
        <div className="mt-10 measure border-t border-line pt-6">
          {facts.length > 0 && (
            <>
              <h3 className="font-serif text-xl font-semibold">{texts.sourcesHeading}</h3>
              <FactSource facts={facts} className="mt-2" />
            </>
          )}
          <p className="mt-4 text-sm text-muted">{texts.factsNote}</p>
        </div>
      </article>
    </NativeDialog>
  );
}
