import type { Post } from "#web/content/articles/articles.ts";
import { articlePath } from "#web/content/page-paths.ts";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { ArticleBody } from "./article-body.tsx";
import { blogPage } from "./copy.ts";

/** A whole article to read; it is in the page's HTML whether or not it is open. */
export function PostDialog({ post }: { post: Post }) {
  return (
    <NativeDialog
      id={post.id}
      title={post.title}
      param={{ name: "post", value: post.id }}
      pagePath={articlePath(post.id)}
      closeLabel={blogPage.closeLabel}
      returnTo="articles"
    >
      <ArticleBody post={post} />
    </NativeDialog>
  );
}
