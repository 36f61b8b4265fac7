import type { Post } from "#web/content/articles/articles.ts";
import { hydrateLate } from "#web/lib/hydrate-late.tsx";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import type { blogPage } from "./copy.ts";
import { ArticleBody } from "./article-body.tsx";

type PostDialogProps = { post: Post; texts: typeof blogPage; open: boolean; onClose: () => void };

const LateArticleBody = hydrateLate(ArticleBody);

/** A whole article to read; it is in the page's HTML whether or not it is open. */
export function PostDialog({ post, texts, open, onClose }: PostDialogProps) {
  return (
    <NativeDialog
      id={post.id}
      open={open}
      onClose={onClose}
      title={post.title}
      closeLabel={texts.closeLabel}
      returnTo="articles"
    >
      <LateArticleBody post={post} texts={texts} />
    </NativeDialog>
  );
}
