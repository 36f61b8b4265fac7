import { posts } from "#web/content/articles/articles.ts";
import { FactOffices } from "#web/features/facts/fact-offices.tsx";
import { collectOffices } from "#web/features/facts/offices.ts";
import { NativeDialog } from "#web/ui/native-dialog.tsx";
import { ArticleBody } from "./article-body.tsx";
import { blogPage } from "./copy.ts";
import type { PostHead } from "./post-card.tsx";

type PostDialogProps = { post: PostHead; closeLabel: string; open: boolean; onClose: () => void };

/** A whole article to read; it is in the page's HTML whether or not it is open. */
export function PostDialog({ post, closeLabel, open, onClose }: PostDialogProps) {
  return (
    <NativeDialog
      id={post.id}
      open={open}
      onClose={onClose}
      title={post.title}
      closeLabel={closeLabel}
      returnTo="articles"
    >
      <WholeArticle id={post.id} />
    </NativeDialog>
  );
}

function WholeArticle({ id }: { id: string }) {
  const post = posts.find((each) => each.id === id)!;
  return (
    <FactOffices offices={collectOffices(post)}>
      <ArticleBody post={post} texts={blogPage} />
    </FactOffices>
  );
}
